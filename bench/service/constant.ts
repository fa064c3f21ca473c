/** The measure of all rows: a Worker that does nothing but answer a constant JSON. */
export default {
  fetch: () => new Response('{"status":"ok"}', { headers: { 'Content-Type': 'application/json; charset=utf-8' } }),
}
