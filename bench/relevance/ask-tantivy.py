"""Tantivy as a search box, asked over lines of JSON. The first answer says whether it is on this machine."""

import json
import sys


def say(value):
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


try:
    import tantivy
    from tantivy import Occur, Query
except ImportError:
    say({"isHere": False})
    sys.exit(0)

say({"isHere": True, "version": tantivy.__version__})
given = json.loads(sys.stdin.readline())
TEXTS = given["texts"]

builder = tantivy.SchemaBuilder()
builder.add_unsigned_field("id", indexed=True, fast=True)
for field in TEXTS:
    builder.add_text_field(field)
index = tantivy.Index(builder.build())
writer = index.writer(heap_size=100_000_000, num_threads=1)
for car in given["cars"]:
    made = tantivy.Document()
    made.add_unsigned("id", car["id"])
    for field in TEXTS:
        made.add_text(field, car[field])
    writer.add_document(made)
writer.commit()
index.reload()
searcher = index.searcher()
NEAR = {field: (True, 1, True) for field in TEXTS}

for line in sys.stdin:
    typed = json.loads(line)["typed"]
    # Words as they are typed are ranked by BM25; what begins with them or is one letter off counts once.
    whole, _ = index.parse_query_lenient(typed, TEXTS)
    near, _ = index.parse_query_lenient(typed, TEXTS, fuzzy_fields=NEAR)
    query = Query.boolean_query([(Occur.Should, whole), (Occur.Should, near)])
    hits = searcher.search(query, 10, False).hits
    say(searcher.fast_field_values("id", [address for _, address in hits]))
