/** A file that a person chose, as actions and the state may carry it: they hold no `File`. */
interface HeldFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** As the browser guesses it from the name; the server looks at the content. */
  type: string;
}

export interface FilesService {
  /**
   * Keeps a chosen file for this page's life, under an id of its own. A component hands it to a saga as an
   * action's `meta.secret`, which no reducer sees.
   */
  hold(file: File): HeldFile;
  /** Undefined: never held, released, or held before the page was loaded anew. */
  get(id: string): File | undefined;
  release(id: string): void;
  /** Gives the person a file to keep: `name` with its ending, `type` its media type. */
  download(name: string, type: string, content: BlobPart): void;
  /** Opens the browser's print dialog for what is on the screen. */
  print(): void;
}
