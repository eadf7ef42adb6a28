/** `config.json`, checked (D26). */
export interface Config {
  production: boolean;
  /** Base address of the backend; any form that D17 allows, as written in the file. */
  apiBase: string;
  administration: string;
  footerYear: string;
  requestTimeoutMs: number;
  /** False: the menu's toggle and search box have no behaviour, as in the source system (D25). */
  menuTools: boolean;
  /** The city's (IANA), which moments are shown in. */
  timeZone: string;
  overlay: { backgroundColor: string; textColor: string; text: string; image: string };
}

export interface ConfigService {
  /** The configuration, read once; wrong or missing values are the defaults. Never rejects. */
  read(): Promise<Config>;
}
