import { Alert, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { ThumbnailList } from '../../components/media/ThumbnailList';
import { orderI18n } from './i18n';

type Request = NonNullable<ConsoleOrder['lines'][number]['request']>;

interface Props {
  request: Request;
  /** Name of the goods, outside their line. */
  name?: string;
  /** The buttons that decide a request. */
  children?: ReactNode;
}

/** What a buyer asks for a line and why, and how it was answered. */
export const RequestDetails = ({ request, name, children }: Props) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const kind = translate(`resources.shop/orders.request.${request.kind}`);
  return (
    <Alert
      severity={children ? 'warning' : 'info'}
      icon={false}
      sx={{ mt: 1, '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}
    >
      <Typography variant="subtitle2" component="h3" sx={{ m: 0 }}>
        {t('requested', { kind })} · {formatDateTime(request.at).slice(0, 16)}
      </Typography>
      {name && <Typography variant="body2">{name}</Typography>}
      {children}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{request.reason}</Typography>
      {request.reject && <Typography variant="body2">{t('rejected', { reason: request.reject })}</Typography>}
      <ThumbnailList images={request.images} getLabel={(place) => t('picture', { place })} />
    </Alert>
  );
};
