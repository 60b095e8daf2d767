import { Link as MuiLink } from '@mui/material';
import type { OutboxEntry } from 'shared/contract';
import { Link } from 'shared/router';
import { isListResource } from '../../data/define-resource';
import { useConsoleResources } from '../../data/resources-context';
import { findResource, useAuditLabel } from '../../platform/audit/audited-resources';

/** What kind of record a message is about, linked to it; nothing for one that the console does not know. */
export const MessageRecord = ({ about: { type, _id } }: { about: OutboxEntry['ref'] }) => {
  const resources = useConsoleResources();
  const label = useAuditLabel()(type);
  const resource = resources.find(({ name }) => name === findResource(resources, type));
  if (label === type) return null;
  if (!resource || !isListResource(resource) || !resource.Edit) return label;
  return (
    <MuiLink component={Link} to={`/console/${resource.name}/${_id}`}>
      {label}
    </MuiLink>
  );
};
