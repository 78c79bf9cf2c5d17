import { Breadcrumb } from "../breadcrumb.tsx";
import { Pagination } from "../controls/pagination.tsx";
import { Tabs } from "../controls/tabs.tsx";
import { TextLink } from "../link.tsx";
import { Carousel } from "../motion/carousel.tsx";
import { Skeleton } from "../motion/skeleton.tsx";
import { Notice } from "../notice.tsx";
import { Accordion } from "../overlays/accordion.tsx";
import { Collapsible } from "../overlays/collapsible.tsx";
import { ShowMore } from "../overlays/show-more.tsx";
import { Table } from "../table.tsx";
import { Tag, type TagKind } from "../tag.tsx";
import { Row, Sample, Section } from "./sample.tsx";

const WORDS = "Serviced here since new, two keys, full books, and the balance of a five-year warranty.";
const TABS = [
  { key: "weights", label: "Weights", panel: <p>{WORDS}</p> },
  { key: "plan", label: "Floor plan", panel: <p>Sleeps four: an island bed and two bunks.</p> },
  { key: "prose", label: "Description", panel: <p>A van for long roads.</p> },
  { key: "video", label: "Video", panel: null, disabled: true },
];
const VARIANTS = ["underlined", "pills", "side"] as const;

export function Disclosures() {
  return (
    <Section
      id="panels"
      title="Tabs, accordion, panel"
      note="Panels open in 300 ms; several may be open; with rememberPanels they come back as they were left."
    >
      {VARIANTS.map((variant) => (
        <Sample key={variant} name={`Tabs, ${variant}`}>
          <Tabs label={`Vehicle, ${variant}`} tabs={TABS} variant={variant} />
        </Sample>
      ))}
      <Row wide>
        <Sample name="Accordion">
          <Accordion heading="Delivery">
            <p className="pb-4">{WORDS}</p>
          </Accordion>
          <Accordion heading="Warranty" open>
            <p className="pb-4">{WORDS}</p>
          </Accordion>
        </Sample>
        <Sample name="Collapsible panel">
          <Collapsible heading="Features" level={3}>
            <p>{WORDS}</p>
          </Collapsible>
        </Sample>
        <Sample name="Show more">
          <ShowMore>
            <p>{WORDS}</p>
          </ShowMore>
        </Sample>
      </Row>
    </Section>
  );
}

const TAGS: readonly TagKind[] = ["plain", "brand", "ink", "tint", "positive", "negative"];
const WEEK = [
  { day: "Monday", hours: "8.30am – 5.30pm" },
  { day: "Tuesday", hours: "8.30am – 5.30pm" },
  { day: "Sunday", hours: "Closed" },
];
const COLUMNS = [
  { key: "day", label: "Day", cell: ({ day }: (typeof WEEK)[number]) => day },
  { key: "hours", label: "Hours", cell: ({ hours }: (typeof WEEK)[number]) => hours, figures: true },
];

export function Displays() {
  return (
    <Section id="displays" title="Tag, notice, table, skeleton">
      <Sample name="Tags">
        <div className="flex flex-wrap gap-3">
          {TAGS.map((kind) => (
            <Tag key={kind} kind={kind}>
              {kind}
            </Tag>
          ))}
        </div>
      </Sample>
      <Row wide>
        <Sample name="Notice">
          <Notice
            title="This car is at Southport"
            action={<TextLink href="/dev/catalogue#displays">See the yard</TextLink>}
          />
        </Sample>
        <Sample name="Notice, positive">
          <Notice kind="positive" title="$2,060 below market price">
            Compared with the average in Queensland.
          </Notice>
        </Sample>
        <Sample name="Notice, caution">
          <Notice kind="caution" title="Reserved by another shopper" />
        </Sample>
        <Sample name="Notice, error">
          <Notice kind="negative" title="We could not work that out">
            Check the postcode, or call us.
          </Notice>
        </Sample>
        <Sample name="Table">
          <Table
            caption="Opening hours"
            columns={COLUMNS}
            rows={WEEK}
            keyOf={({ day }) => day}
            isCurrent={({ day }) => day === "Tuesday"}
          />
        </Sample>
        <Sample name="Table, empty">
          <Table
            caption="Reviews"
            columns={COLUMNS}
            rows={[]}
            keyOf={({ day }) => day}
            empty="No hours are told for this place."
          />
        </Sample>
        <Sample name="Skeleton">
          <div className="grid gap-3" style={{ maxWidth: "20rem" }}>
            <Skeleton className="aspect-16/10" />
            <div className="grid" style={{ width: "75%" }}>
              <Skeleton className="h-6" />
            </div>
            <Skeleton className="h-4 w-1/2" />
          </div>
        </Sample>
      </Row>
    </Section>
  );
}

const pageLinks = (current: number, pages: readonly number[]) =>
  pages.map((page) => ({ page, href: `/dev/catalogue?page=${page}`, current: page === current }));

export function Wayfinding() {
  return (
    <Section id="wayfinding" title="Breadcrumb, pagination, carousel">
      <Sample name="Breadcrumb">
        <Breadcrumb
          crumbs={[
            { label: "Used", href: "/dev/catalogue" },
            { label: "Mazda", href: "/dev/catalogue" },
            { label: "2025 Mazda CX-5 G25 GT SP", href: null },
          ]}
        />
      </Sample>
      <Sample name="Pagination, in the middle">
        <Pagination
          label="Results"
          previous="/dev/catalogue"
          next="/dev/catalogue"
          links={pageLinks(5, [1, 4, 5, 6, 24])}
        />
      </Sample>
      <Sample name="Pagination, at the start">
        <Pagination
          label="Results at the start"
          previous={null}
          next="/dev/catalogue"
          links={pageLinks(1, [1, 2, 3])}
        />
      </Sample>
      <Sample name="Carousel">
        <Carousel label="Squares" contents="squares">
          {[1, 2, 3, 4, 5].map((square) => (
            <li key={square} className="mr-gap grid aspect-16/10 place-items-center rounded-m bg-surface-3 text-xl">
              <a href="#wayfinding" className="grid size-hit place-items-center">
                {square}
              </a>
            </li>
          ))}
        </Carousel>
      </Sample>
    </Section>
  );
}
