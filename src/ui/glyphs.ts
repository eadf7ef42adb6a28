/** The drawings of the shell's and the pages' buttons. */
export const MENU = 'M3 6h18M3 12h18M3 18h18';
export const CLOSE = 'M5 5l14 14M19 5L5 19';
export const CALENDAR = 'M4 6h16v14H4V6Zm0 4.5h16M8 3.5v4m8-4v4';
export const CHECK = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-4.5 9.2 3.2 3.3 6-6.6';
export const EXTERNAL = 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6';
export const SEARCH = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5';
