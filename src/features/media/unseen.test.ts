import { expect, test } from "vitest";
import { unseenHost } from "../site/dealership/picture-hosts.ts";
import { emptyCarInput } from "../stock/empty-car.ts";
import { mediaOf } from "../viewer/media-addresses.ts";

const site = { imageHosts: ["cdn.example.net"] };

test.each([
  ["/art/car.webp", null],
  ["https://cdn.example.net/a.jpg", null],
  ["https://photos.example.com/a.jpg", null],
  ["https://other.example.org/a.jpg", 'write "imageHosts": ["cdn.example.net","other.example.org"] in'],
  ["https://cdn.example.net.evil.example/a.jpg", "IMAGE_HOSTS=cdn.example.net.evil.example"],
  ["http://cdn.example.net/a.jpg", "does not come over https"],
  ["https://cdn.example.net:8443/a.jpg", "their ordinary port"],
  ["//cdn.example.net/a.jpg", "no address of a picture"],
  ["javascript:alert(1)", "no address of a picture"],
])("a picture at %s: %s", (address, says) => {
  const unseen = unseenHost(address, site, ["photos.example.com"]);
  if (says === null) expect(unseen).toBeNull();
  else expect(unseen?.says).toContain(says);
});

test("pictures, thumbnails, turns, cabins and film files are loaded from their hosts; players and links are not", () => {
  const car = {
    ...emptyCarInput(),
    images: [
      { image: { url: "https://a.example/1.jpg", thumb: { url: "https://b.example/1.jpg" } } },
      { isVideo: true },
    ],
    thumbnails: ["https://b.example/1.jpg"],
    primary_image_url: "https://a.example/1.jpg",
    spin_images: ["https://c.example/1.jpg"],
    spin_interior_image: "https://d.example/1.jpg",
    walkaround_videos: [{ video: { url: "https://e.example/1.mp4" } }],
    video_url: "https://youtu.be/abcdefghijk",
    external_video_url: "https://f.example/watch",
  };
  const hosts = mediaOf(car).map((address) => new URL(address).hostname);
  expect(hosts).toEqual(["a", "b", "c", "d", "e"].map((name) => `${name}.example`));
});
