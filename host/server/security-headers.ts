import type { FastifyInstance } from 'fastify';

/** Those of every answer. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Adds them; where the site is reached over https, browsers ask for nothing else for a year. `publicUrl` is null where it is not set. */
export const addSecurityHeaders = (app: FastifyInstance, publicUrl: string | null) => {
  app.addHook('onSend', async ({ protocol }, reply) => {
    reply.headers(securityHeaders);
    if (protocol === 'https' || publicUrl?.startsWith('https:'))
      reply.header('Strict-Transport-Security', 'max-age=31536000');
  });
};
