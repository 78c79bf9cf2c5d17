/**
 * The desk's service worker, exactly as the browser receives it. It shows notifications, lets staff take a lead by
 * tapping one, and answers page requests with an offline page while there is no connection. It caches that page and
 * nothing else, because the desk shows personal data.
 */
export const WORKER_SCRIPT = `"use strict";
const SHELL = "desk-offline-2";
const OFFLINE = "/desk/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add(OFFLINE)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const forget = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))));
  // The browser asks for a page itself, so that a link from a mail is told from one of the desk's own.
  const preload = self.registration.navigationPreload ? self.registration.navigationPreload.enable() : null;
  event.waitUntil(Promise.all([forget, preload, self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  const page = async () => {
    try {
      return (await event.preloadResponse) || (await fetch(event.request));
    } catch {
      return (await caches.match(OFFLINE)) || Response.error();
    }
  };
  event.respondWith(page());
});

self.addEventListener("push", (event) => {
  let note = {};
  try {
    note = event.data ? event.data.json() : {};
  } catch {}
  const path = typeof note.path === "string" && note.path.startsWith("/desk/") ? note.path : "/desk/";
  event.waitUntil(
    self.registration.showNotification(String(note.title || "Something new at the desk"), {
      body: String(note.body || ""),
      tag: String(note.tag || "desk"),
      renotify: true,
      icon: "/desk/icon-192.png",
      badge: "/desk/icon-192.png",
      data: { path, person: Number.isInteger(note.person) ? note.person : null },
      actions: Number.isInteger(note.person) ? [{ action: "claim", title: "Take it" }] : [],
    }),
  );
});

const open = async (path) => {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const desk = windows.find((one) => new URL(one.url).pathname.startsWith("/desk/"));
  if (desk) {
    await desk.focus();
    return desk.navigate(path);
  }
  return self.clients.openWindow(path);
};

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path, person } = event.notification.data || { path: "/desk/", person: null };
  const act = async () => {
    if (event.action === "claim" && person !== null) {
      const body = new URLSearchParams({ intent: "claim" });
      // Whoever was quicker, and a session that has ended, are told by the page.
      await fetch("/desk/claim/" + person, { method: "POST", body, redirect: "manual" }).catch(() => null);
    }
    return open(path);
  };
  event.waitUntil(act());
});
`;
