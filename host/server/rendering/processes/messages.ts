import { type Language, languages } from 'shared/i18n';
import type { Head, RemoteName } from 'shared/remotes';
import { z } from 'zod';
import type { FirstPage } from '../../../src/federation/page-store';
import type { PageState } from '../../../src/page-state';

/** Evaluate the server bundle of the one release that the process renders. */
interface BindJob {
  kind: 'bind';
  code: string;
  /** Address of the bundle, for stacks. */
  filename: string;
}

/** Load the data of a page. The result is a `LoadedPage`, and the data is attached as JSON. */
export interface LoadJob {
  kind: 'load';
  pathname: string;
  search: string;
  language: Language;
}

/** The state of a page whose data is apart, as JSON. */
export interface RenderState extends Omit<PageState, 'page'> {
  page: Omit<FirstPage, 'data'> | null;
}

/**
 * Render the shell, with the page of `state` if there is one, whose data is attached. The result is a `RenderedMarkup`, and the
 * HTML is attached.
 */
export interface RenderJob {
  kind: 'render';
  pathname: string;
  search: string;
  state: RenderState;
  /** Remote that serves the path; null when none does. */
  remote: RemoteName | null;
  /** The page failed on the server, which renders its place without it. */
  hasFailed: boolean;
}

/** `ping` only answers. */
export type Job = BindJob | LoadJob | RenderJob | { kind: 'ping' };

/** An answer of the API as a process gets it. */
type ApiAnswer =
  | { data: unknown }
  | { failure: { status: number; code: string; message: string; errors: unknown[]; body: unknown } };

/** From the host to a process. */
export type HostMessage = { kind: 'job'; id: number; job: Job } | ({ kind: 'answer'; call: number } & ApiAnswer);

export const loadedPage = z.object({ missing: z.literal(true).optional() });
export type LoadedPage = z.infer<typeof loadedPage>;

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

/**
 * From a process to the host. A release can send anything, so each message is checked.
 * `call`: read from the API for a `load` job. `failed`: what the job threw; `isApi` if that was an answer of the API.
 */
export const rendererMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('memory'), bytes: z.number() }),
  z.object({
    kind: z.literal('call'),
    job: z.number(),
    call: z.number(),
    name: z.array(z.string()).max(10),
    params: z.record(z.string(), z.string()).optional(),
    query: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({ kind: z.literal('done'), id: z.number(), result: z.unknown() }),
  z.object({ kind: z.literal('failed'), id: z.number(), reason: z.string(), isApi: z.boolean() }),
]);
export type RendererMessage = z.infer<typeof rendererMessage>;
