export interface FilesService {
  /** Gives the person a file to keep: `name` with its ending, `type` its media type. */
  download(name: string, type: string, content: BlobPart): void;
  /** Opens the browser's print dialog for what is on the screen. */
  print(): void;
}
