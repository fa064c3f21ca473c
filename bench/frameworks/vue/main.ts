import { createApp } from 'vue'
import { saved } from '../saved.ts'
import Checkout from './Checkout.vue'

createApp(Checkout, { saved }).mount('main')
