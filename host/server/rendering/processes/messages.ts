import { languages } from 'shared/i18n';
import type { Head, RemoteName } from 'shared/remotes';
import type { RenderJob as AnyRenderJob } from 'shared/rendering/process';
import { z } from 'zod';
import type { FirstPage } from '../../../src/federation/page-store';
import type { PageState } from '../../../src/page-state';

/** The state of a page whose data is apart, as JSON. */
export interface RenderState extends Omit<PageState, 'page'> {
  page: Omit<FirstPage, 'data'> | null;
}

/**
 * Render the shell, with the page of `state` if there is one, whose data is attached. The result is a `RenderedMarkup`, and the
 * HTML is attached.
 */
export interface RenderJob extends AnyRenderJob {
  pathname: string;
  search: string;
  state: RenderState;
  /** Remote that serves the path; null when none does. */
  remote: RemoteName | null;
  /** The page failed on the server, which renders its place without it. */
  hasFailed: boolean;
}

const isDecodable = (path: string) => {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
};

/** A path of this site. One that begins with two slashes would be another site. */
const sitePath = z
  .string()
  .regex(/^\/(?![/\\])/)
  .refine(isDecodable);

const head: z.ZodType<Head> = z.object({
  title: z.string(),
  description: z.string().optional(),
  image: z
    .string()
    .refine((image) => URL.canParse(image, 'http://host'))
    .optional(),
  jsonLd: z.array(z.record(z.string(), z.unknown())).optional(),
  noindex: z.boolean().optional(),
  paths: z.partialRecord(z.enum(languages), sitePath).optional(),
});
export const renderedMarkup = z.object({ head });
export type RenderedMarkup = z.infer<typeof renderedMarkup>;
