import type { Generated } from "kysely";

/** The documents of the operator's sites with their revisions. Rows are only added, never changed. */
export interface SiteDocumentTables {
  site_revisions: {
    id: Generated<number>;
    site: string;
    revision: number;
    author: string;
    message: string;
    is_removed: Generated<number>;
    created_at: number;
  };
  site_documents: {
    site: string;
    revision: number;
    name: string;
    sha256: string | null;
    bytes: number;
    body: string | null;
  };
}
