"""Tantivy, asked over lines of JSON on stdin and stdout. The first answer says whether it is on this machine."""

import json
import sys


def say(value):
    sys.stdout.write(json.dumps(value, separators=(",", ":")) + "\n")
    sys.stdout.flush()


try:
    import tantivy
    from tantivy import FieldType, Occur, Order, Query
except ImportError:
    say({"isHere": False})
    sys.exit(0)

say({"isHere": True, "version": tantivy.__version__})
given = json.loads(sys.stdin.readline())
FACETS, NUMBERS = given["facets"], given["numbers"]

builder = tantivy.SchemaBuilder()
builder.add_unsigned_field("id", stored=False, indexed=True, fast=True)
builder.add_text_field("text", tokenizer_name="words", index_option="basic")
for field in NUMBERS:
    builder.add_integer_field(field, indexed=True, fast=True)
for field in FACETS:
    builder.add_text_field(field, fast=True, tokenizer_name="raw", index_option="basic")
schema = builder.build()
index = tantivy.Index(schema)
words = tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.whitespace()).build()
index.register_tokenizer("words", words)
writer = index.writer(heap_size=500_000_000, num_threads=1)


def document(car):
    made = tantivy.Document()
    made.add_unsigned("id", car["id"])
    made.add_text("text", car["text"])
    for field in NUMBERS:
        made.add_integer(field, int(car[field]))
    for field in FACETS:
        if car.get(field) is not None:
            made.add_text(field, car[field])
    return made


def query_of(asked, but_for=None):
    parts = []
    *whole, last = asked["words"] or [None]
    for word in whole:
        parts.append(Query.term_query(schema, "text", word, "basic"))
    if last is not None:
        parts.append(Query.regex_query(schema, "text", last + ".*"))
    for field, values in asked["facets"].items():
        if field != but_for:
            parts.append(Query.term_set_query(schema, field, values))
    for field, (least, most) in asked["ranges"].items():
        parts.append(Query.range_query(schema, field, FieldType.Integer, int(least // 1), int(most // 1)))
    if not parts:
        return Query.all_query()
    return parts[0] if len(parts) == 1 else Query.boolean_query([(Occur.Must, part) for part in parts])


def counts(searcher, query, fields):
    wanted = {field: {"terms": {"field": field, "size": 65000}} for field in fields}
    found = searcher.aggregate(query, wanted) if fields else {}
    return {field: {b["key"]: b["doc_count"] for b in found[field]["buckets"]} for field in fields}


def answer(searcher, asked):
    query = query_of(asked)
    field, direction = asked["sort"]
    order = Order.Asc if direction == "asc" else Order.Desc
    page = searcher.search(query, asked["limit"], True, field, asked["offset"], order)
    facets = counts(searcher, query, [each for each in FACETS if each not in asked["facets"]])
    for own in asked["facets"]:
        facets.update(counts(searcher, query_of(asked, own), [own]))
    ids = searcher.fast_field_values("id", [address for _, address in page.hits])
    return {"total": page.count, "ids": ids, "facets": facets}


searcher = None
for line in sys.stdin:
    asked = json.loads(line)
    if "cars" in asked:
        for car in asked["cars"]:
            if asked["isKnown"]:
                writer.delete_documents_by_query(Query.term_query(schema, "id", car["id"]))
            writer.add_document(document(car))
        if asked["isLast"]:
            writer.commit()
            index.reload()
            searcher = index.searcher()
        say({"taken": len(asked["cars"])})
    else:
        say(answer(searcher, asked))
