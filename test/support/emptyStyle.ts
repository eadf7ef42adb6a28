/** Stands for every style sheet in jest, which has none. */
export {};
