"""Runs the program on pseudo terminals and checks that each terminal is restored.

It needs Python 3.9 or later.
"""

import argparse
import fcntl
import os
import pty
import random
import select
import signal
import struct
import subprocess
import tempfile
import termios
import time

LEAVE = b"\x1b[?1049l"
ENTER = b"\x1b[?1049h"


class Terminal:
    """A program on its own terminal, as the only job."""

    def __init__(self, words, columns=80, rows=24, environment=None, ignored=()):
        self.shown = b""
        self.read_end, self.write_end = os.pipe()
        # Held open, so that the terminal's mode can be read after the program has ended.
        self.keeper, self.other = pty.openpty()
        self.resize(columns, rows)
        self.found = termios.tcgetattr(self.other)
        variables = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "HOME": "/nonexistent"}
        variables.update(environment or {})
        # Closing it lets the parent below end.
        held, self.kept = os.pipe()
        # A parent in the same session, like a shell; without it no job could be suspended.
        self.child = os.fork()
        if self.child == 0:
            # Otherwise the terminal would not hang up when the tester closes it.
            os.close(self.keeper)
            os.setsid()
            fcntl.ioctl(self.other, termios.TIOCSCTTY, 0)
            ready, begun = os.pipe()
            job = os.fork()
            if job == 0:
                # Restore the defaults: Python changes SIGINT, and a shell or nohup can make its
                # background jobs ignore the others.
                for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM):
                    signal.signal(number, signal.SIG_DFL)
                os.setpgid(0, 0)
                signal.signal(signal.SIGTTOU, signal.SIG_IGN)
                os.tcsetpgrp(self.other, os.getpgrp())
                signal.signal(signal.SIGTTOU, signal.SIG_DFL)
                for number in (0, 1, 2):
                    os.dup2(self.other, number)
                for number in ignored:
                    signal.signal(number, signal.SIG_IGN)
                # Closing the pipe reports that the signals are set up.
                os.closerange(3, 64)
                os.execve(words[0], words, variables)
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
            signal.signal(signal.SIGTTOU, signal.SIG_IGN)
            os.close(self.other)
            os.close(begun)
            os.read(ready, 1)
            os.write(self.write_end, b"%d\n" % job)
            status = os.waitpid(job, os.WUNTRACED)[1]
            while os.WIFSTOPPED(status):
                os.write(self.write_end, b"stopped\n")
                status = os.waitpid(job, os.WUNTRACED)[1]
            os.write(self.write_end, b"%d\n" % os.waitstatus_to_exitcode(status))
            # On a Mac the end of a session takes its terminal from everybody, so it waits for close().
            os.close(self.kept)
            os.read(held, 1)
            os._exit(0)
        os.close(self.write_end)
        os.close(held)
        self.job = int(self.line())

    def line(self):
        text = b""
        while not text.endswith(b"\n"):
            piece = os.read(self.read_end, 1)
            if not piece:
                raise AssertionError("the program's parent ended without a word")
            text += piece
        return text

    def resize(self, columns, rows):
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.keeper, termios.TIOCSWINSZ, size)

    def type(self, keys):
        os.write(self.keeper, keys)

    def kill(self, number):
        os.kill(self.job, number)

    def look(self, seconds):
        """Reads the output for some seconds."""
        end = time.monotonic() + seconds
        while True:
            rest = end - time.monotonic()
            if rest <= 0 or not select.select([self.keeper], [], [], rest)[0]:
                return
            try:
                self.shown += os.read(self.keeper, 65536)
            except OSError:
                return

    def wait_for(self, text, what):
        end = time.monotonic() + 20
        while text not in self.shown:
            assert time.monotonic() < end, "%s: never shown: %r" % (what, self.shown[-200:])
            self.look(0.02)

    def status(self, what):
        """The exit status of the program; negative for a signal."""
        end = time.monotonic() + 20
        while not select.select([self.read_end], [], [], 0.02)[0]:
            self.look(0.02)
            assert time.monotonic() < end, what + ": still running after 20 seconds"
        return int(self.line())

    def status_unread(self, what):
        """The exit status of the program, while its output is not read."""
        assert select.select([self.read_end], [], [], 20)[0], what + ": still running after 20 seconds"
        return int(self.line())

    def check_mode(self, what):
        assert termios.tcgetattr(self.other) == self.found, what + ": the mode is kept"

    def check_given_back(self, what):
        self.look(0.05)
        assert self.shown.rfind(LEAVE) > self.shown.rfind(ENTER), what + ": the screen is kept"
        assert self.shown.rfind(b"\x1b[?25h") > self.shown.rfind(b"\x1b[?25l"), what + ": no cursor"
        self.check_mode(what)

    def close(self):
        for number in (self.keeper, self.other, self.read_end, self.kept):
            try:
                os.close(number)
            except OSError:
                pass
        os.waitpid(self.child, 0)


def opened(program, numbers, **options):
    terminal = Terminal([program, "news", "--language", "en"], **options)
    terminal.wait_for(ENTER, "opening")
    for _ in range(numbers.randrange(4)):
        terminal.type(numbers.choice([b"j", b"\x1b[B", b"r", b"\t", b" ", b"\x1b", b"?", b"\xff"]))
    terminal.look(numbers.random() * 0.3)
    return terminal


def killed(program, numbers, number):
    terminal = opened(program, numbers)
    terminal.kill(number)
    status = terminal.status(number.name)
    assert status == -number, "%s: ended with %d" % (number.name, status)
    terminal.check_given_back(number.name)
    terminal.close()


def killed_at_once(program, numbers):
    """Kills the program while it starts, and as soon as it has taken the terminal."""
    for index in range(36):
        number = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)[index % 3]
        what = "%s at once" % number.name
        terminal = Terminal([program, "news", "--language", "en"])
        if index < 18:
            while ENTER not in terminal.shown and select.select([terminal.keeper], [], [], 20)[0]:
                terminal.shown += os.read(terminal.keeper, 65536)
        else:
            time.sleep(numbers.random() * 0.05)
        terminal.kill(number)
        status = terminal.status(what)
        assert status == -number, "%s: ended with %d" % (what, status)
        terminal.look(0.02)
        if ENTER in terminal.shown:
            terminal.check_given_back(what)
        terminal.check_mode(what)
        terminal.close()


def stuck(program, numbers):
    """The terminal accepts no output, as after Control-S or without a reader."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        for stops in (True, False):
            what = "%s, %s" % (number.name, "output stopped" if stops else "output not read")
            terminal = opened(program, numbers)
            if stops:
                termios.tcflow(terminal.other, termios.TCOOFF)
            # Each key and each size adds output; in the end the program waits to write it.
            for index in range(20 if stops else 300):
                terminal.resize(80 + index % 5, 24 + index % 3)
                terminal.type(b"\t")
                time.sleep(0.005)
            terminal.kill(number)
            status = terminal.status_unread(what)
            assert status == -number, "%s: ended with %d" % (what, status)
            terminal.check_mode(what)
            terminal.close()


def ignored(program, numbers):
    """A signal that the parent ignores, like nohup, does not end the program; others do."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
        other = signal.SIGHUP if number == signal.SIGTERM else signal.SIGTERM
        what = "%s ignored" % number.name
        terminal = opened(program, numbers, ignored=[number])
        terminal.kill(number)
        terminal.look(0.2)
        assert not select.select([terminal.read_end], [], [], 0)[0], what + ": it ended the program"
        terminal.kill(other)
        status = terminal.status(what)
        assert status == -other, "%s: ended with %d" % (what, status)
        terminal.check_given_back(what)
        terminal.close()


def quits(program, numbers):
    terminal = opened(program, numbers, columns=1, rows=1)
    for columns, rows in [(1, 1), (300, 100), (2, 1), (1, 50), (0, 0), (80, 24), (1, 1)]:
        terminal.resize(columns, rows)
        terminal.look(0.03)
    terminal.type(b"\x03")
    assert terminal.status("1x1") in (0, 1, -2, 130), "1x1"
    terminal.check_given_back("1x1")
    terminal.close()


def suspended(program, numbers):
    terminal = opened(program, numbers)
    for round in range(2):
        terminal.shown = b""
        if round == 0:
            terminal.kill(signal.SIGTSTP)
        else:
            terminal.type(b"\x1a")
        terminal.wait_for(LEAVE, "suspending")
        assert select.select([terminal.read_end], [], [], 20)[0], "suspending: not stopped"
        assert terminal.line() == b"stopped\n", "suspending: it ended"
        terminal.check_given_back("suspending")
        terminal.kill(signal.SIGCONT)
        terminal.wait_for(ENTER, "resuming")
        terminal.look(0.2)
    terminal.kill(signal.SIGTERM)
    assert terminal.status("suspending") == -signal.SIGTERM
    terminal.check_given_back("ending after a suspension")
    terminal.close()


def without_a_name(program, _):
    for environment in ({"TERM": ""}, {"TERM": "dumb"}):
        words = [program, "news", "--plain" if environment["TERM"] else "--language", "en"]
        terminal = Terminal([w for w in words if w][:2], environment=environment)
        terminal.wait_for(b"state: ", "without TERM")
        terminal.type(b"quit\n")
        assert terminal.status("without TERM") == 0, "without TERM"
        terminal.look(0.05)
        assert b"\x1b" not in terminal.shown, "without TERM: an escape sequence"
        terminal.close()


HOSTILE = (
    "<rss><channel><title>x</title><item><title>a&amp;#27;]52;c;aGk=&amp;#7;b&amp;#27;]0;t&amp;#7;"
    " &amp;#27;[2J &#155;2J \u009b2J \u202ec \u2066d</title><link>javascript:&amp;#27;[2Jx</link>"
    "<description>&amp;#x9b;31m &lt;b&gt;\u009d0;x\u009c</description></item></channel></rss>"
)


def hostile(program, _):
    """No control sequence of a feed reaches the terminal, in the app and on plain lines."""
    with tempfile.NamedTemporaryFile(suffix=".xml") as file:
        file.write(HOSTILE.encode())
        file.flush()
        for mode in (["--plain"], []):
            terminal = Terminal([program, "news", "--feed", file.name] + mode, columns=200)
            terminal.wait_for(b"javascript", "a hostile feed")
            terminal.look(0.2)
            # The beginnings of control sequences: OSC, a C1 control, a change of direction.
            for order in (b"\x1b]", b"\x07", b"\xc2\x9b", b"\xc2\x9d", b"\xe2\x80\xae", b"\xe2\x81\xa6"):
                assert order not in terminal.shown, "a hostile feed: %r is shown" % order
            terminal.type(b"quit\n" if mode else b"\x03")
            terminal.status("a hostile feed")
            if not mode:
                terminal.check_given_back("a hostile feed")
            terminal.close()


def no_reader(program, _):
    reader = subprocess.Popen(["head", "-1"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    run = subprocess.run(
        [program, "news", "--plain", "--language", "en"], stdin=subprocess.DEVNULL,
        stdout=reader.stdin, stderr=subprocess.PIPE, timeout=60)
    reader.stdin.close()
    reader.wait()
    assert run.returncode == 0 and not run.stderr, "head -1: %r" % (run,)
    closed = subprocess.run(
        ["sh", "-c", '"$0" news --plain --language en <&- >&-', program], timeout=60,
        stderr=subprocess.PIPE)
    assert closed.returncode == 1 and b"cannot be written" in closed.stderr, (
        "closed output: %r" % (closed,))


def hung_up(program, numbers):
    terminal = opened(program, numbers)
    os.close(terminal.other)
    os.close(terminal.keeper)
    end = time.monotonic() + 20
    while not select.select([terminal.read_end], [], [], 0.1)[0]:
        if time.monotonic() < end:
            continue
        hangs_up = not has_terminal(terminal.job)
        terminal.kill(signal.SIGKILL)
        assert not hangs_up, "hung up: still running after 20 seconds"
        print("terminal: this system left the terminal open that was closed; not tried: hung up")
        break
    terminal.close()


def has_terminal(job):
    """Whether the program still has its terminal, which the system removes at a hang-up; no without /proc."""
    if not os.path.exists("/proc/self/stat"):
        return False
    with open("/proc/%d/stat" % job) as file:
        return int(file.read().rsplit(")", 1)[1].split()[4]) != 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    numbers = random.Random(arguments.seed)
    rounds = 1 if arguments.short else 10
    ends = [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT]
    attacks = (
        killed_at_once, stuck, ignored, quits, suspended, without_a_name, hostile, no_reader, hung_up)
    count = 0
    for _ in range(rounds):
        for number in ends:
            killed(arguments.program, numbers, number)
        for attack in attacks:
            attack(arguments.program, numbers)
        count += len(ends) + len(attacks)
    print("terminal: %d attacks, seed %d: each terminal given back" % (count, arguments.seed))


main()
