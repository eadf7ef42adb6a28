-- A sede is found by its address and its comuna's name too: for those that are there, the words that `sedeWords` gives.
update sedes s
set busqueda = s.busqueda || ' ' || trim(regexp_replace(
  -- What has no letter to stand for it, the apostrophes at the end, is left out.
  translate(
    lower(s.direccion || ' ' || c.nombre),
    'ÁÉÍÓÚÜÑÀÈÌÒÙÂÊÎÔÛÄËÏÖÇáéíóúüñàèìòùâêîôûäëïöç''’',
    'aeiouunaeiouaeiouaeiocaeiouunaeiouaeiouaeioc'
  ),
  '[^a-z0-9ºª]+', ' ', 'g'
))
from comunas c
where c.codigo = s.comuna;
