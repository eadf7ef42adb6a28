/** The widgets' defaults (B39, D29), in one place. */
export const PAGINATION = { pageSize: 10 } as const;
export const CALENDAR = { numberOfMonths: 1, weekStartsOn: 1, fixedWeeks: true } as const;
export const TIME = { stepMinutes: 1 } as const;
export const PROGRESS = { max: 100 } as const;
export const POPOVER = { placement: 'top' } as const;
