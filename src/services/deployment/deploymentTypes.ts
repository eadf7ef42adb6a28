export interface DeploymentService {
  /** Whether the server has a newer build than this page; false where that cannot be told. Never rejects. */
  isReplaced(): Promise<boolean>;
  /** Whether this device says that it has no connection. It may be wrong: only for the words of what failed already. */
  isOffline(): boolean;
  /**
   * Loads the page anew when the server has a newer build than this page, at most once for each
   * `failure` of a build. Resolves with whether the page is being reloaded; never rejects.
   */
  reloadIfReplaced(failure: string): Promise<boolean>;
}
