import type { BusinessEvent, WithContext } from 'schema-dts';
import type { FairData } from './load';

const modes = {
  ONLINE: 'https://schema.org/OnlineEventAttendanceMode',
  OFFLINE: 'https://schema.org/OfflineEventAttendanceMode',
  HYBRID: 'https://schema.org/MixedEventAttendanceMode',
} as const;

/** A fair as an event: at its venue, on its page, or both. */
export const toFairJsonLd = ({ fair, siteName }: FairData): WithContext<BusinessEvent> => {
  const { title, summary, type, venue, startAt, endAt, organizer, thumbs } = fair;
  const host = organizer?.name ?? siteName;
  return {
    '@context': 'https://schema.org',
    '@type': 'BusinessEvent',
    name: title,
    ...(summary && { description: summary }),
    url: '',
    startDate: startAt,
    endDate: endAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: modes[type],
    location: [
      ...(type !== 'ONLINE' && venue
        ? [{ '@type': 'Place' as const, name: venue.name, address: venue.address || venue.name }]
        : []),
      ...(type !== 'OFFLINE' || !venue ? [{ '@type': 'VirtualLocation' as const, url: '' }] : []),
    ],
    ...(host && { organizer: { '@type': 'Organization', name: host, url: '/' } }),
    ...(thumbs[0] && { image: thumbs[0].url }),
  };
};
