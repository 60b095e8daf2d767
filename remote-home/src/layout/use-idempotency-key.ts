import { useRef } from 'react';

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing on pages without https. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns a function that makes the call options of a request. The same body keeps its Idempotency-Key, so that a second
 * press of the button or a lost answer stores it once; another body gets a new key.
 */
export const useIdempotencyKey = () => {
  const previous = useRef({ body: '', key: '' });
  return (body: unknown) => {
    const serialised = JSON.stringify(body);
    if (previous.current.body !== serialised) previous.current = { body: serialised, key: createKey() };
    return { headers: { 'Idempotency-Key': previous.current.key } };
  };
};
