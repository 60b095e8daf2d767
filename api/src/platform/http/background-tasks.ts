import type { FastifyInstance } from 'fastify';

/** Collects work that goes on after its answer. The server waits for it before it closes, while the database is still there. */
export const createBackgroundTasks = (app: FastifyInstance, onError: (cause: unknown) => void) => {
  const pending = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(pending);
  });

  return {
    add: (run: () => Promise<void>) => {
      const task: Promise<void> = run()
        .catch(onError)
        .finally(() => pending.delete(task));
      pending.add(task);
    },
  };
};

export type BackgroundTasks = ReturnType<typeof createBackgroundTasks>;
