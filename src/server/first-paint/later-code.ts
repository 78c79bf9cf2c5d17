const PRELOAD = ' rel="modulepreload"';
const IN_LINK = /<link(?: nonce="[^"]*")?$/;
const MODULE = ' type="module"';
const IN_SCRIPT = /<script(?: nonce="[^"]*")?$/;
const STARTS = /^(?: nonce="[^"]*")? async="">/;
/** Characters examined around an attribute: enough for the tag's name, its nonce and one more attribute. */
const AROUND = 120;

/**
 * Keeps the document's own modules from competing with its pictures: browsers load neither scripts nor preloads until
 * `WATCH` restores their types. A document has a few such attributes among thousands, so this searches for plain text
 * and applies an expression only to the characters around each match.
 */
export function postponeCode(html: Buffer): Buffer {
  const links = replaced(html, PRELOAD, ' rel="later"', (before) => IN_LINK.test(before));
  return replaced(links, MODULE, ' type="later"', (before, after) => IN_SCRIPT.test(before) && STARTS.test(after));
}

function replaced(html: Buffer, text: string, by: string, isMeant: (before: string, after: string) => boolean): Buffer {
  const made: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + text.length)) {
    const end = at + text.length;
    const before = html.toString("latin1", Math.max(0, at - AROUND), at);
    if (!isMeant(before, html.toString("latin1", end, end + AROUND))) continue;
    made.push(html.subarray(from, at), Buffer.from(by));
    from = end;
  }
  return made.length === 0 ? html : Buffer.concat([...made, html.subarray(from)]);
}

/**
 * Loads the whole stylesheet and the page's modules once everything the page shows has loaded, or at once when a person
 * interacts earlier. An interaction also marks the document (`data-here`), long before any module runs; pictures
 * (`loads-near`) and modules look for that mark. Browsers also report a pointer that has not moved, and card rows that
 * snap into place; these do not count. A button pressed before the modules run is stored as `pressedEarly` for them. A
 * page reopened in its middle is laid out whole (`data-whole`, ui/utilities.css).
 *
 * Modules that the page's first module imports from several others (React, say) run before it, each in its own task, so
 * that a slow phone can respond to touch in between. The content security policy names the hash of that first module's
 * text.
 */
export const WATCH = `(()=>{
const d=document,signs=["scroll","touchstart","pointerdown","pointermove","wheel","keydown"],how={capture:true,passive:true};
const [n]=performance.getEntriesByType("navigation");
if(n?.type!="navigate"||location.hash)d.documentElement.dataset.whole="";
const all=q=>[...d.querySelectorAll(q)];
const rest=()=>globalThis.scheduler?.yield?scheduler.yield():new Promise(r=>setTimeout(r));
let begun=false;
const start=async()=>{
if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",start);
if(begun)return;
begun=true;
const first=all("script[type=later]"),text=first.map(s=>s.textContent).join();
for(const {href} of all("link[rel=modulepreload]").reverse()){
if(text.includes(new URL(href).pathname))continue;
await import(href).catch(()=>{});
await rest()}
for(const s of first){
const m=d.createElement("script");m.type="module";m.textContent=s.textContent;d.head.append(m);m.remove()}};
const load=()=>{
for(const l of all("link[rel=later]"))if("later" in l.dataset){l.fetchPriority="high";l.rel="stylesheet"}else l.rel="modulepreload";
start()};
const seen=e=>{
if(e.type=="pointermove"&&!e.movementX&&!e.movementY||e.type=="scroll"&&e.target!=d)return;
for(const s of signs)removeEventListener(s,seen,how);
d.documentElement.dataset.here="";load()};
for(const s of signs)addEventListener(s,seen,how);
addEventListener("click",e=>{
const b=e.target.closest?.("button[type=button]:not([popovertarget])");
if(b&&e.button==0){window.pressedEarly=b;load()}},true);
addEventListener("load",()=>setTimeout(load,50))})()`.replaceAll("\n", "");
