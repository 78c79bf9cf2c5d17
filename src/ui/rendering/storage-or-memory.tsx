import { useContext } from "react";
import { UNSAFE_FrameworkContext } from "react-router";

/**
 * Where a browser forbids a storage (all site data blocked), reading it throws, also within the router's own script.
 * The page then has one that lasts as long as the page, so that everything else works as it does elsewhere.
 */
const codeOf = (storage: StorageName): string =>
  `try{${storage}.length}catch{Object.defineProperty(window,"${storage}",{value:Object.create({getItem(k){return this[k]??null},setItem(k,v){this[k]=v},removeItem(k){delete this[k]}})})}`;

type StorageName = "sessionStorage" | "localStorage";

/** Stands before the first script that reads the storage, and has the nonce of the render as the router's own have. */
export function StorageOrMemory({ of = ["sessionStorage"] }: { readonly of?: readonly StorageName[] }) {
  const nonce = useContext(UNSAFE_FrameworkContext)?.nonce;
  const code = of.map(codeOf).join(";");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own, without any data
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
