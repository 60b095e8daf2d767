-- Files of records that were deleted before: hidden as those that are deleted now. Orders show the pictures of shop products.
update files set trashed_at = deleted.deleted_at
from (
  select 'boards' as resource, _id, deleted_at from boards
  union all select 'notifications', _id, deleted_at from notifications
  union all select 'users', _id, deleted_at from users
  union all select 'products', _id, deleted_at from products
  union all select 'fairs', _id, deleted_at from fairs
  union all select 'programs', _id, deleted_at from programs
  union all select 'works', _id, deleted_at from works
  union all select 'authors', _id, deleted_at from authors
) as deleted
where files.owner_resource = deleted.resource and files.owner_id = deleted._id and deleted.deleted_at is not null;
