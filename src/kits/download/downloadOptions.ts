import type { GenericSchema } from 'valibot';

/** A file as a person keeps it: `name` with its ending, `type` its media type. */
interface DownloadFile {
  name: string;
  type: string;
  content: BlobPart;
}

export interface DownloadOptions<Wanted extends object, Answer> {
  /** The area's, and the saving's own within it: in its events and its place in the state. */
  area: string;
  name: string;
  /** Where the backend has the file (D17). */
  path(wanted: Wanted): string;
  /** What the answer must be; any other cannot be read. */
  schema: GenericSchema<unknown, Answer>;
  /** The file that the answer holds; null: it holds none. */
  fileOf(answer: Answer, wanted: Wanted): DownloadFile | null;
}
