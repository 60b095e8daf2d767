export interface Chapter {
  title: string;
  /** In order, each of one or two sentences. */
  steps: readonly string[];
  /** An additional note. */
  note?: string;
}
