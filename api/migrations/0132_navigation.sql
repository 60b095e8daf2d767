-- The order in which the navigation of the shell stood before remotes offered its entries. Without it a release from before that would have none.
update documents set value = jsonb_set(value, '{navigation}', (
  select jsonb_agg(jsonb_build_object('place', place, 'to', address) order by position)
  from (values
    (0, 'header', '/lawyers'),
    (1, 'header', '/magazine'),
    (2, 'header', '/guide'),
    (3, 'header', '/#directions'),
    (4, 'header', '/matching'),
    (5, 'mobile', '/auction/programs'),
    (6, 'mobile', '/shop'),
    (7, 'menu', '/consult'),
    (8, 'menu', '/practices'),
    (9, 'menu', '/lawyers'),
    (10, 'menu', '/magazine'),
    (11, 'menu', '/guide'),
    (12, 'menu', '/#directions'),
    (13, 'menu', '/cases'),
    (14, 'menu', '/faqs'),
    (15, 'menu', '/notices'),
    (16, 'menu', '/auction/programs/{slug,_id}'),
    (17, 'menu', '/auction/programs'),
    (18, 'menu', '/auction-search'),
    (19, 'menu', '/auction/halls/{code}'),
    (20, 'menu', '/shop?category={code}'),
    (21, 'menu', '/shop'),
    (22, 'menu', '/matching'),
    (23, 'menu', '/matching/fairs'),
    (24, 'menu', '/matching/faqs'),
    (25, 'mine', '/my'),
    (26, 'mine', '/my/bids'),
    (27, 'mine', '/my/orders'),
    (28, 'guest', '/join'),
    (29, 'footer', '/faqs'),
    (30, 'footer', '/notices')
  ) as entries (position, place, address)
))
where key = 'setting' and not value ? 'navigation';
