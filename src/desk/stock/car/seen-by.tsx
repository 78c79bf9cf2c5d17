import type { CarPanel } from "./car-panel.ts";

/** The sites where shoppers see a car, and what keeps it out of their lists. */
export function SeenBy({ sites }: Pick<CarPanel, "sites">) {
  return (
    <section className="part" aria-labelledby="seen-by">
      <h3 id="seen-by">Where shoppers see it</h3>
      {sites.length === 0 ? <p className="mid">On no site.</p> : null}
      <ul className="rows">
        {sites.map(({ site, page, listed, says }) => (
          <li key={site}>
            <div>
              <span className={listed ? "say good" : "say late"}>
                {page ? (
                  <a href={page} target="_blank" rel="noreferrer" className="link">
                    {site}
                  </a>
                ) : (
                  site
                )}
                {listed ? "" : ": not in its lists"}
              </span>
              {says.map((one) => (
                <small key={one}>{one}</small>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
