"""
Tantivy, asked over lines of JSON on stdin and stdout. The first answer says whether it is on this machine. The first
line it is sent says as what it is measured: with "texts" as a search box that ranks, with "facets" and "numbers" as an
engine that filters, orders and counts.
"""

import json
import sys


def say(value):
    sys.stdout.write(json.dumps(value, separators=(",", ":")) + "\n")
    sys.stdout.flush()


def questions():
    return map(json.loads, sys.stdin)


try:
    import tantivy
    from tantivy import FieldType, Occur, Order, Query
except ImportError:
    say({"isHere": False})
    sys.exit(0)


def rank(texts, cars):
    builder = tantivy.SchemaBuilder()
    builder.add_unsigned_field("id", indexed=True, fast=True)
    for field in texts:
        builder.add_text_field(field)
    index = tantivy.Index(builder.build())
    writer = index.writer(heap_size=100_000_000, num_threads=1)
    for car in cars:
        made = tantivy.Document()
        made.add_unsigned("id", car["id"])
        for field in texts:
            made.add_text(field, car[field])
        writer.add_document(made)
    writer.commit()
    index.reload()
    searcher = index.searcher()
    fuzzy = {field: (True, 1, True) for field in texts}
    for asked in questions():
        # Words as they are typed are ranked by BM25; what begins with them or is one letter off counts once.
        whole, _ = index.parse_query_lenient(asked["typed"], texts)
        near, _ = index.parse_query_lenient(asked["typed"], texts, fuzzy_fields=fuzzy)
        query = Query.boolean_query([(Occur.Should, whole), (Occur.Should, near)])
        hits = searcher.search(query, 10, False).hits
        say(searcher.fast_field_values("id", [address for _, address in hits]))


class Stock:
    """Cars with words, facets and numbers, all of them fast fields; one segment's writer, one thread."""

    def __init__(self, facets, numbers):
        self.facets, self.numbers = facets, numbers
        builder = tantivy.SchemaBuilder()
        builder.add_unsigned_field("id", stored=False, indexed=True, fast=True)
        builder.add_text_field("text", tokenizer_name="words", index_option="basic")
        for field in numbers:
            builder.add_integer_field(field, indexed=True, fast=True)
        for field in facets:
            builder.add_text_field(field, fast=True, tokenizer_name="raw", index_option="basic")
        self.schema = builder.build()
        self.index = tantivy.Index(self.schema)
        words = tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.whitespace()).build()
        self.index.register_tokenizer("words", words)
        self.writer = self.index.writer(heap_size=500_000_000, num_threads=1)
        self.searcher = None

    def document(self, car):
        made = tantivy.Document()
        made.add_unsigned("id", car["id"])
        made.add_text("text", car["text"])
        for field in self.numbers:
            made.add_integer(field, int(car[field]))
        for field in self.facets:
            if car.get(field) is not None:
                made.add_text(field, car[field])
        return made

    def take(self, cars, is_known, is_last):
        for car in cars:
            if is_known:
                self.writer.delete_documents_by_query(Query.term_query(self.schema, "id", car["id"]))
            self.writer.add_document(self.document(car))
        if is_last:
            self.writer.commit()
            self.index.reload()
            self.searcher = self.index.searcher()

    def query_of(self, asked, but_for=None):
        parts = []
        *whole, last = asked["words"] or [None]
        for word in whole:
            parts.append(Query.term_query(self.schema, "text", word, "basic"))
        if last is not None:
            parts.append(Query.regex_query(self.schema, "text", last + ".*"))
        for field, values in asked["facets"].items():
            if field != but_for:
                parts.append(Query.term_set_query(self.schema, field, values))
        for field, (least, most) in asked["ranges"].items():
            ends = int(least // 1), int(most // 1)
            parts.append(Query.range_query(self.schema, field, FieldType.Integer, *ends))
        if not parts:
            return Query.all_query()
        return parts[0] if len(parts) == 1 else Query.boolean_query([(Occur.Must, part) for part in parts])

    def counts(self, query, fields):
        wanted = {field: {"terms": {"field": field, "size": 65000}} for field in fields}
        found = self.searcher.aggregate(query, wanted) if fields else {}
        return {field: {b["key"]: b["doc_count"] for b in found[field]["buckets"]} for field in fields}

    def answer(self, asked):
        query = self.query_of(asked)
        field, direction = asked["sort"]
        order = Order.Asc if direction == "asc" else Order.Desc
        page = self.searcher.search(query, asked["limit"], True, field, asked["offset"], order)
        facets = self.counts(query, [each for each in self.facets if each not in asked["facets"]])
        for own in asked["facets"]:
            facets.update(self.counts(self.query_of(asked, own), [own]))
        ids = self.searcher.fast_field_values("id", [address for _, address in page.hits])
        return {"total": page.count, "ids": ids, "facets": facets}


def search(facets, numbers):
    stock = Stock(facets, numbers)
    for asked in questions():
        if "cars" in asked:
            stock.take(asked["cars"], asked["isKnown"], asked["isLast"])
            say({"taken": len(asked["cars"])})
        else:
            say(stock.answer(asked))


say({"isHere": True, "version": tantivy.__version__})
given = json.loads(sys.stdin.readline())
if "texts" in given:
    rank(given["texts"], given["cars"])
else:
    search(given["facets"], given["numbers"])
