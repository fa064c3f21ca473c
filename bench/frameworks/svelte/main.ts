import { mount } from 'svelte'
import { saved } from '../saved.ts'
import Checkout from './Checkout.svelte'

mount(Checkout, { target: document.querySelector('main')!, props: { saved } })
