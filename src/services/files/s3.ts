import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { err, ok, type Result } from "../../lib/result.ts";
import { type FileStore, type FileStoreFailure, isFileKey, LARGEST_FILE } from "./port.ts";

export interface S3Options {
  readonly bucket: string;
  /** `https://…` of the store (`http://` within an operator's own network); null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Time limit of one attempt in milliseconds. */
  readonly patience?: number;
}

/** A store in a bucket of an S3-compatible service, through Amazon's own client. */
export function s3Store({ bucket, endpoint, region, accessKey, secretKey, patience = 10_000 }: S3Options): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: 2,
    // Many compatible stores know neither a host for each bucket nor the newer checksums in trailers.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: patience, requestTimeout: patience, throwOnRequestTimeout: true },
  });
  const file = (key: string) => ({ Bucket: bucket, Key: key });
  // Two attempts, and the pause between them that the service asks for.
  const patiently = () => ({ abortSignal: AbortSignal.timeout(patience * 2 + 2000) });
  return {
    put: (key, bytes, type) =>
      guarded(key, async () => {
        const command = new PutObjectCommand({ ...file(key), Body: bytes, ContentType: type });
        await client.send(command, patiently());
        return null;
      }),
    get: (key) =>
      guarded(key, async () => {
        try {
          const { Body: body, ContentLength: length = 0 } = await client.send(
            new GetObjectCommand(file(key)),
            patiently(),
          );
          if (length > LARGEST_FILE) throw new Error("The file is too large.");
          return Buffer.from((await body?.transformToByteArray()) ?? []);
        } catch (error) {
          if (error instanceof NoSuchKey) return null;
          throw error;
        }
      }),
    remove: (key) =>
      guarded(key, async () => {
        await client.send(new DeleteObjectCommand(file(key)), patiently());
        return null;
      }),
    // The service itself shows a file whole or not at all.
    forgetParts: async () => ok(0),
    close: () => client.destroy(),
  };
}

async function guarded<T>(key: string, work: () => Promise<T>): Promise<Result<T, FileStoreFailure>> {
  if (!isFileKey(key)) return err({ message: "The file's key is malformed." });
  try {
    return ok(await work());
  } catch (error) {
    const reason =
      error instanceof S3ServiceException ? `${error.$metadata.httpStatusCode} ${error.name}` : "no answer";
    return err({ message: `The store of files failed: ${reason}.` });
  }
}
