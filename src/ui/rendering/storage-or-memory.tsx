import { useContext } from "react";
import { UNSAFE_FrameworkContext } from "react-router";

/**
 * Where a browser forbids `sessionStorage` (all site data blocked), reading it throws, also within the router's own
 * script. The page then has one that lasts as long as the page, so that everything else works as it does elsewhere.
 */
const CODE =
  'try{sessionStorage.length}catch{Object.defineProperty(window,"sessionStorage",{value:(m=>({getItem:k=>m.get(k)??null,setItem(k,v){m.set(k,v)},removeItem(k){m.delete(k)}}))(new Map)})}';

/** Stands before the first script that reads the storage, and has the nonce of the render as the router's own have. */
export function StorageOrMemory() {
  const nonce = useContext(UNSAFE_FrameworkContext)?.nonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own, without any data
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: CODE }} />;
}
