import type { SaleEvent, WithContext } from 'schema-dts';
import type { ProgramData } from './load';

/** An auction as an event: at its hall if it is live, else on its page. */
export const toProgramJsonLd = ({ program }: ProgramData, description: string): WithContext<SaleEvent> => ({
  '@context': 'https://schema.org',
  '@type': 'SaleEvent',
  name: program.title,
  description,
  url: '',
  startDate: program.openAt,
  endDate: program.endsAt,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: `https://schema.org/${program.type === 'LIVE' ? 'Offline' : 'Online'}EventAttendanceMode`,
  location:
    program.type === 'LIVE'
      ? { '@type': 'Place', name: program.hallName, address: program.hallName }
      : { '@type': 'VirtualLocation', url: '' },
  ...(program.thumb && { image: program.thumb.url }),
});
