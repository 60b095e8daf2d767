export interface ServerEvent {
  id: string | null;
  event: string;
  data: string;
}

/** Cuts a stream of server-sent events into events; what is not whole yet waits for the next piece. */
export const createParser = (onEvent: (event: ServerEvent) => void) => {
  let rest = '';
  return (piece: string) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event: ServerEvent = { id: null, event: 'message', data: '' };
      for (const line of block.split('\n')) {
        const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? [];
        if (name === 'data') event.data += event.data === '' ? value : `\n${value}`;
        if (name === 'event') event.event = value;
        if (name === 'id') event.id = value;
      }
      if (event.data !== '') onEvent(event);
    }
  };
};
