import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessPayload, Language, Params, Result, RouteSpec } from 'shared/contract';
import type { z } from 'zod';
import { accesses, admit, type VerifyAccess } from './access';
import { bodyCheck, fieldsCheck, paramsOf, queryCheck } from './checks';
import { fail } from './errors';
import { serialiserOf } from './serialise';
import { discard, type IncomingFile, isPart, receive } from './upload';

/** Who a change is written down to. */
export interface Caller {
  user: AccessPayload | null;
  ip: string;
  requestId: string;
}

/** What a handler is given, all of it checked. */
export interface Input<R extends RouteSpec> extends Caller {
  params: Params<R['path']>;
  query: R['query'] extends z.ZodObject ? z.output<R['query']> : {};
  body: R['body'] extends z.ZodObject ? z.output<R['body']> : undefined;
  file: R['part'] extends string ? IncomingFile : undefined;
  fields: R['fields'] extends z.ZodObject ? z.output<R['fields']> : undefined;
  /** Null where the access does not need one and none was shown. */
  user: R['access'] extends 'member' | 'seller' | 'console' ? AccessPayload : AccessPayload | null;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Awaitable<T> = T | Promise<T>;
export type Handler<R extends RouteSpec> = (input: Input<R>) => Awaitable<Result<R>>;
export type Routes = Record<string, RouteSpec>;
export type Handlers<C extends Routes> = { [K in keyof C]: Handler<C[K]> };

declare module 'fastify' {
  interface FastifyInstance {
    verifyAccess: VerifyAccess;
    /** Methods by path, for the answer 405. */
    served: Map<string, Set<string>>;
  }
  interface FastifyRequest {
    language: Language;
    /** Who calls; null for a visitor. */
    caller: AccessPayload | null;
  }
}

const successOf = ({ response, status }: RouteSpec) => status ?? (response === null ? 204 : 200);

const serveRoute = <R extends RouteSpec>(app: FastifyInstance, spec: R, handler: Handler<R>) => {
  const { part } = spec;
  if (!accesses.includes(spec.access)) throw new Error(`${spec.method} ${spec.path} does not say who may call it`);
  if (part !== undefined && !isPart(part))
    throw new Error(`${spec.path}: nothing says what the part ${part} may carry`);
  const [queryOf, bodyOf, fieldsOf] = [queryCheck(spec), bodyCheck(spec), fieldsCheck(spec)];
  const serialise = serialiserOf(spec, process.env.NODE_ENV === 'test');
  const url = `/api${spec.path}`;
  app.served.set(url, (app.served.get(url) ?? new Set()).add(spec.method));

  app.route({
    method: spec.method,
    url,
    // A sign-in header or a refresh token is for GET alone.
    exposeHeadRoute: spec.access !== 'basic' && spec.access !== 'refresh',
    onRequest: async (request) => {
      request.caller = await admit(request, spec.access, app.verifyAccess);
    },
    handler: async (request, reply) => {
      const checked = { params: paramsOf(request), query: queryOf(request), body: bodyOf(request) };
      const file = part === undefined ? undefined : await receive(request, part);
      try {
        const { language, ip, id: requestId, caller: user } = request;
        // The checks above make this an Input<R>; the compiler cannot follow a schema from value to type.
        const fields = file && fieldsOf(file.fields);
        const input = {
          ...checked,
          file,
          fields,
          user,
          language,
          ip,
          requestId,
          request,
          reply,
        } as unknown as Input<R>;
        // Before the handler, which may know better: what was there already is no 201.
        reply.code(successOf(spec));
        const result = await handler(input);
        if (!serialise) return reply.send(result);
        return reply.type('application/json; charset=utf-8').send(serialise(result, language));
      } finally {
        if (file) await discard(file);
      }
    },
  });
};

/**
 * Registers the routes of one part of the contract. A handler that is missing, that no route is called for, or that
 * takes or answers something else than its route says does not compile.
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

/** After the last `serve`: the other methods of a known path answer 405. */
export const refuseOtherMethods = (app: FastifyInstance) => {
  for (const [url, methods] of app.served) {
    const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((method) => !methods.has(method));
    const headers = { allow: [...methods].join(', ') };
    const refuse = async () => fail('method_not_allowed', { headers });
    app.route({ method: others, url, exposeHeadRoute: false, onRequest: refuse, handler: refuse });
  }
};
