/** A fault that someone might make in one place of the source. */
export interface Mutation {
  what: string;
  file: string;
  search: string;
  replace: string;
}
