/** The icons' styles, extracted like ours. */
declare module '*.css';
