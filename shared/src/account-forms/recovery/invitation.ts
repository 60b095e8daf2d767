/** The fragment of an invitation link, which browsers do not send to servers. */
export interface Invitation {
  token: string;
  name: string;
}

/** Null if the fragment is not that of an invitation. */
export const parseInvitation = (hash: string): Invitation | null => {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const [token, name] = [values.get('token'), values.get('name')];
  return token && name ? { token, name } : null;
};
