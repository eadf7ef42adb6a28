/** Names of what is stored. The first three are given (B20, B21). */
export const TOKEN_KEY = 'pisamiToken';
export const MENU_KEY = 'AuthorizationItem';
export const YEAR_KEY = 'anio';

/** The token's user, in this tab. */
export const USER_KEY = 'pisamiUsuario';
/** Whose menu and year the shared storage holds (D14); '' after their owner signed out. */
export const OWNER_KEY = 'pisamiDueno';
/** This tab's copies of its user's menu and year, used while the shared ones are another's (D14). */
export const MENU_COPY_KEY = 'pisamiMenuCopia';
export const YEAR_COPY_KEY = 'pisamiAnioCopia';
/** Set in a tab whose menu and year the shared storage refused (D15): after a reload its copies count. */
export const UNSHARED_KEY = 'pisamiSinCompartir';
/** The page to go to after signing in (D1). */
export const RETURN_KEY = 'pisamiRegreso';
/** Set and removed again at a sign-out: tells the other tabs whose session ended (D14). */
export const SIGN_OUT_KEY = 'pisamiSalida';
/** What the tab's user has typed and not sent (D13). */
export const KEPT_KEY = 'pisamiEscrito';
/** A citizen's draft and receipt in this tab; each form's own key begins with one of them. */
export const DRAFT_KEY = 'pisamiBorrador';
export const RECEIPT_KEY = 'pisamiComprobante';
