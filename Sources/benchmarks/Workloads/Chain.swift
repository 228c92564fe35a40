import ScreenStates

extension Workload {
  static let chain = Workload(
    name: "chain",
    summary: "one of 1,000 transitions that follow one request, each requested in enter()"
  ) {
    let last = 999
    let article = ArticleChain()
    let best = BestChain()
    let ours = makeChainScreen()
    return [
      Subject(
        "article", .article, operations: last + 1,
        .now { turns in
          for _ in 0..<turns { article.show(ChainStep(number: 0, last: last)) }
        }),
      Subject(
        "best by hand", .best, operations: last + 1,
        .now { turns in
          for _ in 0..<turns { best.show(ChainStep(number: 0, last: last)) }
        }),
      Subject(
        "ours", .other, operations: last + 1,
        .now { turns in
          for _ in 0..<turns { ours.transition(to: ChainStep(number: 0, last: last)) }
        }),
    ]
  }
}
