import type { Language } from 'shared/i18n';
import { z } from 'zod';

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

/** Render something of which the program of the process knows the rest. The HTML is attached to the result. */
export interface RenderJob {
  kind: 'render';
}

/** `ping` only answers. */
export type Job<Render extends RenderJob = RenderJob> = BindJob | LoadJob | Render | { kind: 'ping' };

/** An answer of the API as a process gets it. */
type ApiAnswer =
  | { data: unknown }
  | { failure: { status: number; code: string; message: string; errors: unknown[]; body: unknown } };

/** To a process. */
export type HostMessage<Render extends RenderJob = RenderJob> =
  | { kind: 'job'; id: number; job: Job<Render> }
  | ({ kind: 'answer'; call: number } & ApiAnswer);

export const loadedPage = z.object({ missing: z.literal(true).optional() });
export type LoadedPage = z.infer<typeof loadedPage>;

/**
 * From a process. A release can send anything, so each message is checked.
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
