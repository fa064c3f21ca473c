"""Runs the vectors against a Sala: python3 vectors/readers/read.py http://127.0.0.1:8787 [file.json ...]"""
import glob, json, os, re, sys, urllib.error, urllib.parse, urllib.request


def holds(want, got):
    """Whether an answer has what a case expects of it."""
    if not isinstance(want, dict):
        if isinstance(want, list):
            return isinstance(got, list) and len(want) == len(got) and all(map(holds, want, got))
        return want == got and isinstance(want, bool) == isinstance(got, bool)
    if "oneOf" in want:
        return any(holds(one, got) for one in want["oneOf"])
    if "contains" in want:
        return isinstance(got, list) and any(holds(want["contains"], one) for one in got)
    if "matches" in want:
        return isinstance(got, str) and re.search(want["matches"], re.sub(r"\s", "", got)) is not None
    if "number" in want:
        return got is not None and float(got) == want["number"]
    return isinstance(got, dict) and all(key in got and holds(part, got[key]) for key, part in want.items())


def answer(base, request, given):
    """The JSON of an answer, or None for a refusal. Any other fault ends the run."""
    rest = dict(given)
    path = re.sub(r"\{(\w+)\}", lambda name: urllib.parse.quote(str(rest.pop(name[1])), safe=""), request["path"])
    data, headers = None, {"accept": "application/json"}
    if request["method"] == "POST":
        data, headers["content-type"] = json.dumps(rest).encode(), "application/json"
    elif rest:
        path += "?" + urllib.parse.urlencode(rest)
    try:
        with urllib.request.urlopen(urllib.request.Request(base + path, data, headers)) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        if error.code in (400, 404, 422):
            return None
        raise


def right(case, got):
    if got is None:
        return case["expected"] is None or "contested" in case["flags"]
    return case["expected"] is not None and holds(case["expected"], got)


def main(base, *files):
    here = os.path.dirname(os.path.abspath(__file__))
    wrong = 0
    for name in files or sorted(set(glob.glob(here + "/../*.json")) - {here + "/../schema.json"}):
        with open(name, encoding="utf-8") as file:
            book = json.load(file)
        bad = [case["id"] for case in book["cases"] if not right(case, answer(base, book["request"], case["input"]))]
        print(f"{book['subject']}: {len(book['cases']) - len(bad)} of {len(book['cases'])}", *bad)
        wrong += len(bad)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
