import { useRef } from 'react';

const unused = { body: '', key: '' };

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing on pages without https. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Idempotency keys of one form. `getOptions` returns the request options for a body: the same body gets the same key, so
 * that it is processed once when it is sent again after a lost answer. `reset` makes the next request a new one.
 */
export const useRetryKey = () => {
  const attempt = useRef(unused);
  return {
    getOptions: (body: unknown) => {
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: createKey() };
      return { headers: { 'Idempotency-Key': attempt.current.key } };
    },
    reset: () => {
      attempt.current = unused;
    },
  };
};
