export interface FilesService {
  /**
   * Keeps a chosen file for this page's life, and gives its id, which actions and the state may carry. A component hands
   * the file to a saga as an action's `meta.secret`, which no reducer sees.
   */
  hold(file: File): string;
  /** Undefined: never held, released, or held before the page was loaded anew. */
  get(id: string): File | undefined;
  release(id: string): void;
  /** Gives the person a file to keep: `name` with its ending, `type` its media type. */
  download(name: string, type: string, content: BlobPart): void;
  /** Opens the browser's print dialog for what is on the screen. */
  print(): void;
}
