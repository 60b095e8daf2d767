export interface ServerEvent {
  id: string | null;
  event: string;
  data: string;
}

/** A parser of server-sent events. It is called with pieces of the stream and keeps an incomplete event for the next piece. */
export const createEventParser = (onEvent: (event: ServerEvent) => void) => {
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
