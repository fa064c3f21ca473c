/** The baseline of all rows: a Worker that only returns a constant JSON. */
export default {
  fetch: () => new Response('{"status":"ok"}', { headers: { 'Content-Type': 'application/json; charset=utf-8' } }),
}
