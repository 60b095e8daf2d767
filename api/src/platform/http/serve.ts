import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HandlerResult, Language, PathParams, RouteSpec } from 'shared/contract';
import type { z } from 'zod';
import type { AccessClaims } from '../auth/tokens';
import { accessLevels, authorise, type VerifyAccess } from './access';
import { HttpError, StaleError, throwApiError } from './errors';
import { createBodyParser, createFieldsParser, createQueryParser, parseParams } from './request-parsers';
import { createSerialiser } from './serialise';
import { type IncomingFile, isUploadPart, withUpload } from './upload';

/** Who makes a request; used by the audit. */
export interface Caller {
  user: AccessClaims | null;
  ip: string;
  requestId: string;
}

/** Validated input of a handler. */
export interface RouteInput<R extends RouteSpec> extends Caller {
  params: PathParams<R['path']>;
  query: R['query'] extends z.ZodObject ? z.output<R['query']> : {};
  body: R['body'] extends z.ZodObject ? z.output<R['body']> : undefined;
  file: R['part'] extends string ? IncomingFile : undefined;
  fields: R['fields'] extends z.ZodObject ? z.output<R['fields']> : undefined;
  /** Null for a visitor, if the access allows visitors. */
  user: R['access'] extends 'member' | 'seller' | 'console' ? AccessClaims : AccessClaims | null;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Awaitable<T> = T | Promise<T>;
export interface Handler<R extends RouteSpec> {
  (input: RouteInput<R>): Awaitable<HandlerResult<R>>;
  /** Of a file that visitors may send: throws, before it is received, if the caller may not. */
  assertMayUpload?(input: Pick<RouteInput<R>, 'params' | 'user' | 'request'>): Promise<unknown>;
}
export type Routes = Record<string, RouteSpec>;
export type Handlers<C extends Routes> = { [K in keyof C]: Handler<C[K]> };

declare module 'fastify' {
  interface FastifyInstance {
    verifyAccess: VerifyAccess;
    /** Null for a deleted user. */
    findUserName: (user: string) => Promise<string | null>;
    /** Registered methods by path, for 405 responses. */
    served: Map<string, Set<string>>;
  }
  interface FastifyContextConfig {
    /** Who may call the route; missing for routes outside of the contract. */
    access?: RouteSpec['access'];
  }
  interface FastifyRequest {
    language: Language;
    /** The caller; null for a visitor. */
    caller: AccessClaims | null;
  }
}

const getSuccessStatus = ({ response, status }: RouteSpec) => status ?? (response === null ? 204 : 200);

/** The `stale` error with the name of the user who changed the record (C-2). */
const toStaleResponse = async ({ current, changedBy, changedAt }: StaleError, { findUserName }: FastifyInstance) =>
  new HttpError('stale', {
    body: { current, changedBy: changedBy && (await findUserName(changedBy)), changedAt },
  });

const serveRoute = <R extends RouteSpec>(app: FastifyInstance, spec: R, handler: Handler<R>) => {
  const { part } = spec;
  if (!accessLevels.includes(spec.access)) throw new Error(`${spec.method} ${spec.path} does not say who may call it`);
  if (part !== undefined && !isUploadPart(part))
    throw new Error(`${spec.path}: nothing says what the part ${part} may carry`);
  if (part !== undefined && ['public', 'owner'].includes(spec.access) && !handler.assertMayUpload)
    throw new Error(`${spec.path}: nothing says which visitor may upload`);
  const [parseQuery, parseBody, parseFields] = [
    createQueryParser(spec),
    createBodyParser(spec),
    createFieldsParser(spec),
  ];
  const serialise = createSerialiser(spec, process.env.NODE_ENV === 'test');
  const url = `/api${spec.path}`;
  app.served.set(url, (app.served.get(url) ?? new Set()).add(spec.method));

  app.route({
    method: spec.method,
    url,
    // Sign-in headers and refresh tokens are accepted for GET only.
    exposeHeadRoute: spec.access !== 'basic' && spec.access !== 'refresh',
    config: { access: spec.access },
    onRequest: async (request) => {
      request.caller = await authorise(request, spec, app.verifyAccess);
    },
    handler: async (request, reply) => {
      const parsed = { params: parseParams(request, spec), query: parseQuery(request), body: parseBody(request) };
      const { language, ip, id: requestId, caller: user } = request;
      const common = { ...parsed, user, language, ip, requestId, request, reply };
      const respond = async (file?: IncomingFile) => {
        try {
          // Validated above; the compiler cannot derive `RouteInput<R>` from the schemas.
          const input = { ...common, file, fields: file && parseFields(file.fields) } as unknown as RouteInput<R>;
          // Set before the handler, which may override it: an existing record is not a 201.
          reply.code(getSuccessStatus(spec));
          const result = await handler(input);
          if (!serialise) return reply.send(result);
          return reply.type('application/json; charset=utf-8').send(serialise(result, language));
        } catch (cause) {
          throw cause instanceof StaleError ? await toStaleResponse(cause, app) : cause;
        }
      };
      if (part === undefined) return respond();
      await handler.assertMayUpload?.(common as unknown as RouteInput<R>);
      return withUpload(request, part, respond);
    },
  });
};

/**
 * Registers the routes of one part of the contract. A missing or unknown handler, and a handler whose input or answer
 * does not match its route, does not compile.
 */
export const serve = <C extends Routes, const H extends Handlers<C>>(
  app: FastifyInstance,
  routes: C,
  handlers: H & { [K in Exclude<keyof H, keyof C>]: never },
) => {
  for (const [name, spec] of Object.entries(routes)) {
    const handler: Handler<RouteSpec> | undefined = handlers[name as keyof C];
    if (!handler) throw new Error(`${spec.method} ${spec.path} has no handler`);
    serveRoute(app, spec, handler);
  }
};

/** Makes other methods of known paths answer 405. Call it after the last `serve`. */
export const rejectOtherMethods = (app: FastifyInstance) => {
  for (const [url, methods] of app.served) {
    const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((method) => !methods.has(method));
    const headers = { allow: [...methods].join(', ') };
    const refuse = async () => throwApiError('method_not_allowed', { headers });
    app.route({ method: others, url, exposeHeadRoute: false, onRequest: refuse, handler: refuse });
  }
};
