import { Link as MuiLink } from '@mui/material';
import { Link } from 'shared/router';

interface Props {
  member: { _id: string; name: string; username: string };
}

/** A member's name and username, linked to their page. */
export const MemberLink = ({ member: { _id, name, username } }: Props) => (
  <MuiLink component={Link} to={`/console/users/${_id}`} onClick={(event) => event.stopPropagation()}>
    {name} ({username})
  </MuiLink>
);
