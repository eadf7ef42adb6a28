export interface DeploymentService {
  /** Whether the server has a newer build than this page; false where that cannot be told. Never rejects. */
  isReplaced(): Promise<boolean>;
  /** Whether this device surely has no connection: what could not be fetched is not the server's doing. */
  isOffline(): boolean;
  /**
   * Loads the page anew when the server has a newer build than this page, at most once for each
   * `failure` of a build. Resolves with whether the page is being reloaded; never rejects.
   */
  reloadIfReplaced(failure: string): Promise<boolean>;
}
