/** Two saved addresses: Bang Rak and Suthep. */
export const saved = [
  { id: 'home', code: '100404' },
  { id: 'work', code: '500108' },
]
