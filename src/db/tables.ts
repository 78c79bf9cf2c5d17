import type { Generated } from "kysely";
import type { DiaryTables } from "./desk/diary-tables.ts";
import type { PeopleTables } from "./desk/people-tables.ts";
import type { ShiftTables } from "./desk/shift-tables.ts";
import type { StaffTables } from "./desk/staff-tables.ts";
import type { SiteDocumentTables } from "./sites/site-document-tables.ts";
import type { FeedSourcesTable } from "./tables/feed-tables.ts";
import type { ImportTables } from "./tables/import-tables.ts";
import type {
  LeadDeliveriesTable,
  LeadFilesTable,
  LeadsTable,
  NoticesTable,
  OutboxTables,
} from "./tables/outbox-tables.ts";
import type { PaymentTables } from "./tables/payment-tables.ts";
import type { StockPictureListsTable, StockPicturesTable, StockPictureUsesTable } from "./tables/picture-tables.ts";
import type { UploadTables } from "./tables/upload-tables.ts";
import type { ValuationCallsTable, ValuationPhotosTable, ValuationsTable } from "./tables/valuation-tables.ts";

/**
 * The tables of the database. Times are epoch milliseconds, flags 0 or 1, and `Json` is JSON text that only the feature
 * owning the table reads and writes.
 */
type Json = string;
type Flag = number;
type Text = string | null;
type Num = number | null;

interface DealershipsTable {
  id: number;
  slug: string;
  name: string;
}

export interface CarsTable {
  id: Generated<number>;
  dealership_id: number;
  stocknum: string;
  slug: string;
  created_at: number;
  updated_at: number;
  content_hash: string;
  views: Generated<number>;
  held_until: Num;
  source: Text;
  name: string;
  carsales_title: Text;
  make: string;
  model: string;
  badge: Text;
  series: Text;
  colour: Text;
  interior_colour: Text;
  price_type: Text;
  status: "in_stock" | "coming_soon" | "sold";
  car_type: "new" | "used" | "demo";
  item_type: "car" | "motorcycle" | "truck" | "caravan";
  tag: Text;
  vin: Text;
  nvic: Text;
  regplate: Text;
  rego_expiry: Text;
  build_date: Text;
  compliance_date: Text;
  primary_image_url: Text;
  video_url: Text;
  external_video_url: Text;
  spin_code: Text;
  spin_interior_image: Text;
  dealercomments: Text;
  file: Text;
  location_name: Text;
  city: Text;
  state: Text;
  private_suburb: Text;
  private_postcode: Text;
  simple_body: Text;
  body: Text;
  simple_transmission: Text;
  trans: Text;
  simple_fuel: Text;
  fuel: Text;
  simple_drive: Text;
  drive: Text;
  bodyconfiguration: Text;
  year: Num;
  km: Num;
  price: Num;
  before_price: Num;
  subscription_price: Num;
  offer_price: Num;
  photos_count: number;
  location_id: Num;
  seats: Num;
  doors: Num;
  gearnum: Num;
  engine_size: Num;
  engine_size_litres: Num;
  sold_date_timestamp: Num;
  custom_rank: number;
  preorder: Flag;
  reserved: Flag;
  sold: Flag;
  certified: Flag;
  has_nvic: Flag;
  show_on_dealer_website: Flag;
  images: Json;
  thumbnails: Json;
  walkaround_videos: Json;
  videos: Json;
  spin_images: Json;
  hotspots: Json;
  standardEquipment: Json;
  location: Json;
  variant: Json;
  specifications: Json;
  autograb_data: Json;
  youxQuote: Json;
  payment_processors: Json;
  finance_lenders: Json;
  categories: Json;
  filtered_features: Json;
  extras: Json;
}

interface StockChangesTable {
  id: Generated<number>;
  car_id: number;
  dealership_id: number;
  kind: "put" | "remove";
  at: number;
  was: Generated<string | null>;
}

/** An appointment, which takes one of a dealership's places in a half hour of its local time. */
interface LeadAppointmentsTable {
  id: Generated<number>;
  lead_id: number;
  dealership_slug: string;
  kind: "test-drive" | "service";
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM`, a whole or half hour. */
  slot: string;
  /** Number of the place, from 1. */
  place: number;
}

/** A lease, held until `expires_at`. */
interface LeasesTable {
  name: string;
  holder: string;
  expires_at: number;
}

/** A member: one row for each phone number of a site. */
interface MembersTable {
  id: Generated<number>;
  site_id: string;
  phone: string;
  created_at: number;
}

/** The number of requests of client `who` within the time window that ends at `ends_at`. */
interface RateCountsTable {
  name: string;
  who: string;
  ends_at: number;
  hits: number;
}

/** A one-time sign-in code; `used_at` is set once it has been entered. */
interface SignInCodesTable {
  id: Generated<number>;
  site_id: string;
  phone: string;
  address: string;
  ticket_hash: string;
  code_hash: string;
  attempts: Generated<number>;
  created_at: number;
  expires_at: number;
  used_at: Num;
}

interface MemberSessionsTable {
  token_hash: string;
  member_id: number;
  site_id: string;
  created_at: number;
  expires_at: number;
}

interface WatchedCarsTable {
  member_id: number;
  car_id: number;
  car_name: string;
  saved_at: number;
}

interface SearchIndexesTable {
  name: string;
  version: string;
  change_id: number;
  updated_at: number;
}

interface MigrationsTable {
  name: string;
  checksum: string;
  applied_at: number;
}

export interface Tables
  extends OutboxTables,
    ImportTables,
    UploadTables,
    StaffTables,
    PeopleTables,
    ShiftTables,
    DiaryTables,
    PaymentTables,
    SiteDocumentTables {
  dealerships: DealershipsTable;
  cars: CarsTable;
  stock_changes: StockChangesTable;
  stock_pictures: StockPicturesTable;
  stock_picture_lists: StockPictureListsTable;
  stock_picture_uses: StockPictureUsesTable;
  feed_sources: FeedSourcesTable;
  leads: LeadsTable;
  lead_deliveries: LeadDeliveriesTable;
  lead_appointments: LeadAppointmentsTable;
  lead_files: LeadFilesTable;
  notices: NoticesTable;
  leases: LeasesTable;
  rate_counts: RateCountsTable;
  members: MembersTable;
  sign_in_codes: SignInCodesTable;
  member_sessions: MemberSessionsTable;
  watched_cars: WatchedCarsTable;
  valuations: ValuationsTable;
  valuation_photos: ValuationPhotosTable;
  valuation_calls: ValuationCallsTable;
  search_indexes: SearchIndexesTable;
  migrations: MigrationsTable;
}
