import ScreenStates
import SwiftUI

struct CitiesViewBefore: View {
  @Bindable var model: CitiesModel

  var body: some View {
    VStack {
      if model.isLoading { ProgressView() }
      if let error = model.error { Text(error) }
      List(model.cities, id: \.self) { city in Text(city) }
        .searchable(text: $model.query)
        .onSubmit(of: .search) { model.search() }
        .refreshable { await model.refresh() }
    }
  }
}

struct CitiesView: View {
  @Bindable var screen: CitiesScreen

  var body: some View {
    VStack {
      if screen.display.isLoading { ProgressView() }
      if let error = screen.display.error { Text(error) }
      List(screen.display.cities, id: \.self) { city in Text(city) }
        .searchable(text: $screen.kept.query)
        .onSubmit(of: .search) { screen.state.search() }
        .refreshable { await screen.refresh() }
    }
  }
}
