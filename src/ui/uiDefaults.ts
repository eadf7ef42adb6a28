/** The widgets' defaults (B39, D29), in one place. */
export const PAGINATION = { pageSize: 10, directionLinks: true, ellipses: true, boundaryLinks: false } as const;
export const CALENDAR = { numberOfMonths: 1, weekStartsOn: 1, fixedWeeks: true } as const;
export const TIME = { stepMinutes: 1 } as const;
export const PROGRESS = { max: 100 } as const;
export const TOOLTIP = { placement: 'top' } as const;
export const POPOVER = { placement: 'top' } as const;
export const ALERT = { tone: 'warning', dismissible: true } as const;
